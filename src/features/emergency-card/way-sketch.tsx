import { waySketch } from '../../facts/hospital/contact/way-sketch.ts';

/** A map of the roads to the hospital, if it has one. It is inline SVG so that it works offline. */
export function WaySketch({ label }: { label: string }) {
  if (!waySketch) return null;
  const { width, height, highway, roads, stage, hospital, places } = waySketch;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="way-sketch">
      <path d={roads.join('')} className="road" />
      <path d={highway} className="road highway" />
      <circle cx={stage.x} cy={stage.y} r="6" className="stage" />
      <rect x={hospital.x - 14} y={hospital.y - 14} width="28" height="28" rx="7" />
      <path d={`M${hospital.x} ${hospital.y - 8}v16m-8-8h16`} className="cross" strokeWidth="6" />
      {[hospital.label, stage.label, ...places].map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  );
}
