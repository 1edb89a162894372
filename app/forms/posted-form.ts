/** The form a request carries: undefined when it carries none, or not all of one. No browser sends that; programs do. */
export async function postedForm(request: Request): Promise<FormData | undefined> {
  return request.formData().catch(() => undefined);
}
