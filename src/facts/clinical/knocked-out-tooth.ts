/** What saves an adult tooth that was knocked out (International Association of Dental Traumatology, 2020). */
export const knockedOutToothLimits = { rinseSeconds: 10, dentistWithinHours: 1 } as const;
