/** The developer's machine, with or without a port. */
export const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
