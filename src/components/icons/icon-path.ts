import * as icons from './icon-names.ts';

export type IconName = keyof typeof icons;

/** Returns the address of an icon whose name is in data. Server only: it imports all icons. */
export function iconPath(name: IconName): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: only the server has them all
  return icons[name];
}
