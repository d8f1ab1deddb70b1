import { type ButtonLook, buttonClasses } from '../../../components/links/button-classes.ts';

interface OutcomeLinkProps {
  href: string;
  label: string;
  look?: ButtonLook;
  /** Hidden text 'opens in a new tab'; without it the link opens in this tab. */
  newTab?: string;
  onClick?: () => void;
}

/** A next step after a submit, as a button. */
export function OutcomeLink({ href, label, look = 'quiet', newTab, onClick }: OutcomeLinkProps) {
  return (
    <a
      href={href}
      className={buttonClasses(look)}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {label}
      {newTab && <span className="sr-only">{newTab}</span>}
    </a>
  );
}
