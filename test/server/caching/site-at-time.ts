import type { WorkerSource } from '../../../tools/run/workerd.ts';

/** Returns the built site with its clock stopped at `time`, in milliseconds since 1970. */
export function worldAt(time: number, site: WorkerSource): WorkerSource {
  const clock = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) { parts.length === 0 ? super(${time}) : super(...parts); }
  static now() { return ${time}; }
};`;
  return {
    ...site,
    // modules are evaluated in the order of their imports
    code: "import 'clock.js';\nexport { default } from 'site.js';",
    modules: { ...site.modules, 'clock.js': clock, 'site.js': site.code },
  };
}
