interface TaskRowProps {
  /** The accessible name of the row. */
  label: string;
  tasks: readonly { label: string; href: string }[];
  /** The first task has a row of its own on the smallest screens. */
  leads?: boolean;
}

/** Links for visitors in a hurry, in one row below the emergency number. */
export function TaskRow({ label: name, tasks, leads }: TaskRowProps) {
  return (
    <nav aria-label={name} className="no-print">
      <ul className={`task-row ${leads ? 'leads' : ''}`.trim()}>
        {tasks.map(({ label, href }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className="flex min-h-14 items-center justify-center rounded-control border border-transparent bg-brand px-2 py-1 text-center leading-tight font-semibold text-on-brand hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
