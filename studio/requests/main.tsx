import { Card, Text, ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('requests');
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={buildTheme()}>
      <Card padding={5}>
        <Text>Demandes</Text>
      </Card>
    </ThemeProvider>,
  );
}
