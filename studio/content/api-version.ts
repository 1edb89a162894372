/** The version of the content API that requests name where the Studio names none: any date the service knows. */
export const API_VERSION = '2025-02-19';
