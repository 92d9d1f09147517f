/** The two texts that an applicant agrees to. */
export type Paper = 'terms' | 'privacy';
