/** The scroll position in px up to which the header is translucent. */
const scrollThreshold = 10;

/**
 * Marks the page's top. Without script the header stays solid, because content may be behind it.
 */
function markScrolled(header: HTMLElement): void {
  header.toggleAttribute('data-at-top', window.scrollY <= scrollThreshold);
}

/** Opens or closes the menu where the focus does that: Safari gives a pressed button none. */
function switchFocus(event: MouseEvent): void {
  const toggle = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (document.activeElement === toggle) toggle.blur();
  else toggle.focus();
}

/**
 * Sets aria-expanded on the menu's button, for browsers that do not announce a popover's state.
 * Closes the menu after a link to the same page, and returns to the button when the focus leaves it.
 */
function watchMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('#menu');
  const toggle = header.querySelector<HTMLElement>('[popovertarget]');
  if (!menu || !toggle) return;
  if (!('showPopover' in menu)) {
    toggle.addEventListener('mousedown', switchFocus);
    return;
  }
  toggle.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    toggle.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // otherwise the menu would cover the focused element (WCAG 2.4.11)
    const leavesToggle = relatedTarget instanceof Node && relatedTarget !== toggle;
    if (leavesToggle && !menu.contains(relatedTarget)) {
      menu.hidePopover();
      toggle.focus();
    }
  });
}

/** Makes the header translucent at the top of the page, and watches the menu. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  markScrolled(header);
  window.addEventListener('scroll', () => markScrolled(header), { passive: true });
  watchMenu(header);
}
