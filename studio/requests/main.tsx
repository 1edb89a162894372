/** The *Demandes* on a page of their own, `/studio/demandes`. */
import { ThemeProvider, usePrefersDark } from '@sanity/ui';
import '@sanity/ui/styles.css';
import { buildTheme } from '@sanity/ui/theme';
import { createRoot } from 'react-dom/client';
import { createRequestsApi } from './api.ts';
import { createPathNavigation } from './navigation.ts';
import './page.css';
import { RequestsTool } from './requests-tool.tsx';

const theme = buildTheme();
const navigation = createPathNavigation('/studio/demandes');
const api = createRequestsApi({
  onSignedOut() {
    const here = window.location.pathname + window.location.search;
    window.location.assign(`/studio/connexion?retour=${encodeURIComponent(here)}`);
  },
});

function RequestsPage() {
  const dark = usePrefersDark();
  return (
    <ThemeProvider theme={theme} scheme={dark ? 'dark' : 'light'}>
      <RequestsTool api={api} navigation={navigation} account="/studio/compte" />
    </ThemeProvider>
  );
}

const place = document.getElementById('requests');
if (place) createRoot(place).render(<RequestsPage />);
