/** The mail itself, in a frame without script, as wide as a telephone or a desktop. */
import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { Button, Flex, Inline, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { RenderedIssueAnswer } from '../../inbox/contract/mailings.ts';

/** In px: an ordinary telephone, and a sheet of 600 with its margins. */
const WIDTHS = { telephone: 390, desktop: 720 } as const;

type Screen = keyof typeof WIDTHS;

export function LetterPreview({ rendered }: { rendered: RenderedIssueAnswer }) {
  const [screen, setScreen] = useState<Screen>('desktop');
  const { html, bytes, mostBytes } = rendered;
  const isHeavy = bytes > mostBytes;
  return (
    <Stack gap={3}>
      <Flex className="letter-toolbar" align="center" justify="space-between" gap={3} wrap="wrap">
        <Inline gap={1} role="group" aria-label="Largeur de l’aperçu">
          <ScreenButton {...{ screen, setScreen }} is="desktop" />
          <ScreenButton {...{ screen, setScreen }} is="telephone" />
        </Inline>
        <Text size={1} muted={!isHeavy} weight={isHeavy ? 'semibold' : 'regular'}>
          {kilobytes(bytes)}&nbsp;ko sur {kilobytes(mostBytes)}
          {isHeavy && '\u00a0: les messageries couperaient la fin. Raccourcissez le texte.'}
        </Text>
      </Flex>
      <iframe
        className="letter-frame"
        title="Aperçu de la lettre"
        style={{ width: WIDTHS[screen] }}
        // No script runs in it; links open beside it.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      />
    </Stack>
  );
}

type ScreenButtonProps = { is: Screen; screen: Screen; setScreen(screen: Screen): void };

function ScreenButton({ is, screen, setScreen }: ScreenButtonProps) {
  return (
    <Button
      mode="bleed"
      fontSize={1}
      padding={2}
      icon={is === 'desktop' ? DesktopIcon : MobileDeviceIcon}
      text={is === 'desktop' ? 'Ordinateur' : 'Téléphone'}
      selected={is === screen}
      aria-pressed={is === screen}
      onClick={() => setScreen(is)}
    />
  );
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
