/** Whether the visitor's browser is asked to save data: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
