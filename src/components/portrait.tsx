import { initialsOf, Monogram } from './monogram.tsx';

interface PortraitProps {
  name: string;
  /** The address of a photograph; null shows the initials. */
  image: string | null;
  /** Its size, and that of the letters. */
  className: string;
}

/** A person's photograph where the operator has one, else their initials. */
export function Portrait({ name, image, className }: PortraitProps) {
  if (!image) return <Monogram name={name} initials={initialsOf(name)} className={className} />;
  return (
    <img
      src={image}
      alt=""
      width={192}
      height={192}
      loading="lazy"
      className={`rounded-full bg-tint object-cover ${className}`}
    />
  );
}
