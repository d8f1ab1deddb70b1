import { waySketch } from '../../facts/hospital/contact/way-sketch.ts';

/** Decorative trees: x and y of their tops. */
const trees = [
  [34, 112],
  [52, 124],
  [244, 24],
  [260, 32],
  [262, 112],
  [196, 178],
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
  /** It is in the middle of the frame around it. */
  fills?: boolean;
}

/** A sketch map of the way to the hospital, if it has one; the text beside it has the same directions. */
export function DirectionsMap({ label, fills }: DirectionsMapProps) {
  if (!waySketch) return null;
  const { width, height, highway, roads, roadNames, stage, hospital, places } = waySketch;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`w-full text-ink ${fills ? 'absolute inset-0 h-full' : 'h-auto rounded-panel bg-leaf-tint'}`}
    >
      <path
        d="M-116 330V150q58 34 115 0t118 4 106 10 96-30 117 0v196z"
        fill="var(--color-leaf-soft)"
      />
      <g stroke="var(--color-leaf)" strokeWidth="2" strokeLinecap="round">
        <path d={trees.map(([x, y]) => `M${x} ${y}v15`).join('')} />
        <path d={trees.map(([x, y]) => `M${x} ${y}h0`).join('')} strokeWidth="14" />
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
        fill="var(--color-brand)"
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
      <g className="font-semibold" fill="currentColor" fontSize="12">
        {[hospital.label, stage.label, ...places].map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
        {roadNames.map(({ name, x, y, angle }) => (
          <text
            key={name}
            transform={`translate(${x} ${y}) rotate(${angle})`}
            textAnchor="middle"
            fontSize="11"
            fontWeight="400"
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
