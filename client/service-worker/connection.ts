interface ConnectionAware {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const { connection = {} } = navigator as ConnectionAware;

/** Whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return connection.saveData ?? false;
}

/** Whether pages may be fetched that nobody has asked for yet: not on 3G and slower. */
export function hasDataToSpare(): boolean {
  return !savesData() && !/[23]g/.test(`${connection.effectiveType}`);
}
