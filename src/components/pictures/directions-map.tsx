import { waySketch } from '../../facts/hospital/contact/way-sketch.ts';

/** Decorative trees: x and y of their tops. */
const trees = [
  [34, 112],
  [52, 124],
  [206, 36],
  [222, 46],
  [262, 112],
  [196, 178],
] as const;
/** More of them above the drawing, for a frame that is higher than it. */
const treesAbove = [
  [38, -22],
  [58, -12],
  [262, -34],
  [282, -26],
  [118, -72],
  [226, -118],
  [60, -132],
] as const;

/** Roads with edges: two lines each, because an SVG stroke has one colour. */
function Roads({ d, width }: { d: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--color-field-line)" strokeWidth={width + 2} />
      <path d={d} stroke="var(--color-surface)" strokeWidth={width} />
    </g>
  );
}

interface DirectionsMapProps {
  label: string;
  /** It fills the frame around it, on the lower edge. */
  fills?: boolean;
}

/** A sketch map of the way to the hospital, if it has one; the text beside it has the same directions. */
export function DirectionsMap({ label, fills }: DirectionsMapProps) {
  if (!waySketch) return null;
  const tops = fills ? [...trees, ...treesAbove] : trees;
  const { width, height, highway, roads, stage, hospital, places } = waySketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio={fills ? 'xMidYMax' : undefined}
      className={`w-full text-ink ${fills ? 'absolute inset-0 h-full overflow-visible' : 'h-auto rounded-panel bg-leaf-tint'}`}
    >
      <path d="M0 196V150q60-34 118 4t106 10 96-30v62z" fill="var(--color-leaf-soft)" />
      <g stroke="var(--color-leaf)" strokeWidth="2" strokeLinecap="round">
        <path d={tops.map(([x, y]) => `M${x} ${y}v15`).join('')} />
        <path d={tops.map(([x, y]) => `M${x} ${y}h0`).join('')} strokeWidth="14" />
      </g>
      <Roads d={roads.join('')} width={6} />
      <Roads d={highway} width={11} />
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
        strokeWidth="3"
        fontSize="12"
        paintOrder="stroke"
      >
        {[hospital.label, stage.label, ...places].map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
