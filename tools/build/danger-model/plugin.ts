import type { Plugin } from 'vite';
import { buildModels, type ModelName, modelNames } from './build-models.ts';

const prefix = 'virtual:danger-model/';

/**
 * Provides `virtual:danger-model/topics` and `virtual:danger-model/alarm`: what recognises an emergency in
 * a query or a message, trained on the phrase files. A fault in a phrase file stops the build.
 */
export function dangerModel(): Plugin {
  let models: ReturnType<typeof buildModels> | undefined;
  return {
    name: 'danger-model',
    resolveId(source) {
      return source.startsWith(prefix) ? `\0${source}` : undefined;
    },
    load(source) {
      const name = modelNames.find((each): each is ModelName => source === `\0${prefix}${each}`);
      if (!name) return undefined;
      models ??= buildModels();
      return `export default ${JSON.stringify(Buffer.from(models[name]).toString('base64'))};`;
    },
  };
}
