import { createRequestsApi } from '../requests/api.ts';
import { createHashNavigation } from '../requests/navigation.ts';
import { RequestsTool } from '../requests/requests-tool.tsx';

// The path is the studio's own: the screens keep their address behind it.
const navigation = createHashNavigation();
const api = createRequestsApi({
  // The studio asks a person whose session has ended to log in.
  onSignedOut: () => window.location.reload(),
});

/** The *Demandes* as large as the studio leaves room for a tool. */
export function StudioRequests() {
  return <RequestsTool api={api} navigation={navigation} />;
}
