import { paperFacts } from '../hospital/papers.ts';

/**
 * Numbers for care by phone and video: the platform's certificate (Legal Notice 76 of 2025), and the
 * entry in the registry of providers (Legal Notice 77 of 2025).
 */
export const telemedicinePapers = paperFacts.telemedicine;

export const digitalHealthAgency = 'Digital Health Agency';
