import { sample } from '../hospital/sample.ts';

/** Licences for care by phone and video. All numbers are SAMPLES. */
export const telemedicinePapers = sample({
  /** From the Digital Health Agency, for the platform (Legal Notice 76 of 2025). */
  certificate: '000000',
  /** In the registry of telemedicine providers (Legal Notice 77 of 2025). */
  registryEntry: '000000',
});

export const digitalHealthAgency = 'Digital Health Agency';
