declare module 'virtual:prerendered' {
  type Prerendered = import('./prerendered.ts').Prerendered;
  /** The prerendered pages; undefined in development and tests (tools/build/prerender). */
  const prerendered: Prerendered | undefined;
  export default prerendered;
}
