/**
 * Removes what is not part of a number as it is typed or pasted: the desk reads '1,500' as 500 and
 * '1.500' as 1.
 */
export function cleanNumbers(): void {
  const clean = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.role !== 'spinbutton') return;
    const isWhole = target.inputMode === 'numeric';
    const digits = target.value.replace(/[^\d.-]/g, '');
    const plain = isWhole ? digits.replace(/\.(?=\d{3})/g, '') : digits;
    if (plain !== target.value) target.value = plain;
  };
  // before the field itself reads the value
  document.addEventListener('input', clean, { capture: true });
}
