/** For requests that name none: any date the service knows. */
export const API_VERSION = '2025-02-19';
