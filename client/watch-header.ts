/** Up to this scroll position in px the header lets light through. */
const scrollThreshold = 10;

/** Without this script the header is solid: then nobody knows what lies behind it. */
function markScrolled(header: HTMLElement): void {
  header.toggleAttribute('data-at-top', window.scrollY <= scrollThreshold);
}

/**
 * The menu is a popover and works without this; the script tells assistive technology its state
 * in browsers that do not, and closes it when a link to the same page is chosen.
 */
function watchMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('[popover]');
  const toggle = header.querySelector<HTMLElement>('[popovertarget]');
  if (!menu || !toggle || !('showPopover' in menu)) return;
  toggle.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    toggle.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // tabbing on would put the focus behind the menu (WCAG 2.4.11)
    const goes = relatedTarget instanceof Node && relatedTarget !== toggle;
    if (goes && !menu.contains(relatedTarget)) menu.hidePopover();
  });
}

/** Makes the header lighter at the top of the page and keeps the menu's state. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  markScrolled(header);
  window.addEventListener('scroll', () => markScrolled(header), { passive: true });
  watchMenu(header);
}
