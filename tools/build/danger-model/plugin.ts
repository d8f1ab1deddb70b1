import type { Plugin } from 'vite';
import { virtualModule } from '../virtual-module.ts';
import { buildModels } from './build-models.ts';

/**
 * Provides `virtual:danger-model/topics` and `virtual:danger-model/alarm`: what recognises an emergency in
 * a query or a message, trained on the phrase files. A fault in a phrase file stops the build.
 */
export function dangerModel(): Plugin[] {
  let models: ReturnType<typeof buildModels> | undefined;
  return (['topics', 'alarm'] as const).map((name) => ({
    name: `danger-model/${name}`,
    ...virtualModule(`virtual:danger-model/${name}`, () => {
      models ??= buildModels();
      return `export default ${JSON.stringify(models[name])};`;
    }),
  }));
}
