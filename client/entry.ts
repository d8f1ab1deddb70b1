const header = document.querySelector<HTMLElement>('[data-header]');

/** Opaque once the page is scrolled more than 10 px (spec section 2, Header). */
function markScrolled() {
  header?.toggleAttribute('data-scrolled', window.scrollY > 10);
}

markScrolled();
window.addEventListener('scroll', markScrolled, { passive: true });
