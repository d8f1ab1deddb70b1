interface ConnectionAware {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const connection = () => (navigator as ConnectionAware).connection;

/** Returns whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData ?? false;
}

/** Returns whether to fetch data that the visitor may never need: not on 3G or slower. */
export function hasDataToSpare(): boolean {
  return !savesData() && !/[23]g/.test(`${connection()?.effectiveType}`);
}
