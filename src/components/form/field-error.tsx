interface FieldErrorProps {
  /** The id of the field. */
  id: string;
  /** For screen readers: 'Error: '. */
  prefix: string;
  error: string | undefined;
}

/** The error of a field, next to it; the same markup as in src/components/form/show-invalid.ts. */
export function FieldError({ id, prefix, error }: FieldErrorProps) {
  return (
    error && (
      <p id={`${id}-error`} className="field-error">
        <span className="sr-only">{prefix}</span>
        {error}
      </p>
    )
  );
}
