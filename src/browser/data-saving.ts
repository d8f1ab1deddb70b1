interface ConnectionAware {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const connection = () => (navigator as ConnectionAware).connection;

/** Returns whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData ?? false;
}

/** Returns whether data may be spent on what the visitor might never need: not on 3G and slower. */
export function hasDataToSpare(): boolean {
  return !savesData() && !/[23]g/.test(`${connection()?.effectiveType}`);
}
