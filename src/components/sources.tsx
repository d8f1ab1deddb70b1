/** The works an article leans on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <section aria-labelledby="sources" className="text-small text-ink-soft">
      <h2 id="sources" className="text-h4">
        Sources
      </h2>
      <ul className="dotted mt-2 space-y-1">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
