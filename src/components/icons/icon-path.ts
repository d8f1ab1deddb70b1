import * as icons from './icon-names.ts';

export type IconName = keyof typeof icons;

/** What is drawn for an icon that data names. It brings all icons along, so the browser has no use of it. */
export function iconPath(name: IconName): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: only the server has them all
  return icons[name];
}
