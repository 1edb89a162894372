import { Outlet, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { SiteFrame } from './site-frame.tsx';

export default function Layout() {
  const facts = useRouteLoaderData<typeof loader>('root');
  return (
    <SiteFrame facts={facts}>
      <Outlet />
      {facts?.preview && <PreviewNotice preview={facts.preview} />}
    </SiteFrame>
  );
}
