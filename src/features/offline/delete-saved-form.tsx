import { buttonClasses } from '../../components/links/button-classes.ts';
import { useHref, useWords } from '../../components/locale.tsx';
import { deletedId } from './deleted-id.ts';

/** The button that deletes what this phone has saved of the site; it works without JavaScript. */
export function DeleteSavedForm() {
  const href = useHref();
  const { deleteSavedForm } = useWords('offline');
  return (
    <form method="post" action={href('privacy')} className="no-print mt-4">
      <button type="submit" className={buttonClasses('quiet')}>
        {deleteSavedForm.button}
      </button>
      <p id={deletedId} tabIndex={-1} className="mt-3 hidden font-semibold target:block">
        {deleteSavedForm.done}
      </p>
    </form>
  );
}
