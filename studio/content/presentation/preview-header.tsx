/** The bar above the preview: the tool's own, with the width of a device and the links that are shared. */
import { Flex } from '@sanity/ui';
import { useCallback } from 'react';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { DeviceChoice } from './device-choice.tsx';
import { ShareLink } from './share-link.tsx';
import './preview-header.css';

export function PreviewHeader({ renderDefault, ...props }: PreviewHeaderProps) {
  const { iframeRef, onRefresh } = props;
  const refresh = useCallback(
    // The tool would load the address that visitors have, which no frame may show.
    () => onRefresh(() => iframeRef.current?.contentWindow?.location.reload()),
    [iframeRef, onRefresh],
  );
  return (
    <Flex align="center" className="preview-bar" gap={2}>
      {/* Its links to share are of another kind: documents of the dataset. */}
      {renderDefault({
        ...props,
        canSharePreviewAccess: false,
        onRefresh: refresh,
        renderDefault,
      })}
      <DeviceChoice frame={iframeRef} />
      <ShareLink perspective={props.perspective} page={props.previewUrl ?? '/'} />
    </Flex>
  );
}
