import { waySketch } from '../../facts/hospital/contact/way-sketch.ts';

/** Decorative trees: x, y and radius. */
const trees = [
  [34, 112, 9],
  [52, 124, 6],
  [206, 36, 8],
  [222, 46, 5],
  [262, 112, 7],
  [196, 178, 6],
] as const;

/** A road with edges: two lines, because an SVG stroke has one colour. */
function Road({ d, wide }: { d: string; wide?: boolean }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--color-field-line)" strokeWidth={wide ? 13 : 8} />
      <path d={d} stroke="var(--color-surface)" strokeWidth={wide ? 11 : 6} />
    </g>
  );
}

/** A sketch map of the way to the hospital, if it has one; the text beside it has the same directions. */
export function DirectionsMap({ label }: { label: string }) {
  if (!waySketch) return null;
  const { width, height, highway, roads, stage, hospital, places } = waySketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-panel bg-leaf-tint text-ink"
    >
      <path d="M0 196V150q60-34 118 4t106 10 96-30v62z" fill="var(--color-leaf-soft)" />
      {trees.map(([x, y, r]) => (
        <g key={x}>
          <path d={`M${x} ${y}v${r + 6}`} stroke="var(--color-leaf)" strokeWidth="2" />
          <circle cx={x} cy={y} r={r} fill="var(--color-leaf)" />
        </g>
      ))}
      {roads.map((road) => (
        <Road key={road} d={road} />
      ))}
      <Road d={highway} wide />
      <path
        d={highway}
        fill="none"
        stroke="var(--color-amber)"
        strokeWidth="1"
        strokeDasharray="7 6"
      />
      <circle
        cx={stage.x}
        cy={stage.y}
        r="6"
        fill="var(--color-brand-700)"
        stroke="var(--color-surface)"
        strokeWidth="2"
      />
      <rect
        x={hospital.x - 14}
        y={hospital.y - 14}
        width="28"
        height="28"
        rx="7"
        fill="var(--color-brand-700)"
      />
      <path
        d={`M${hospital.x} ${hospital.y - 8}v16m-8-8h16`}
        stroke="var(--color-on-band)"
        strokeWidth="6"
      />
      <g
        className="font-semibold"
        fill="currentColor"
        stroke="var(--color-leaf-tint)"
        paintOrder="stroke"
      >
        {[hospital.label, stage.label, ...places].map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} fontSize="12" strokeWidth="3">
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
