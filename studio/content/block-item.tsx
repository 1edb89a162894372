import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Box, Button, Flex } from '@sanity/ui';
import { type ItemProps, isObjectItemProps, set } from 'sanity';
import { isBlock } from '../../model/blocks.ts';

/** An item of a list; a block of a page has a button that hides it from the page and shows it again. */
export function BlockItem(props: ItemProps) {
  if (!isObjectItemProps(props) || !isBlock(props.schemaType.name)) {
    return props.renderDefault(props);
  }
  const { inputProps, readOnly, value } = props;
  const isHidden = 'hidden' in value && value.hidden === true;
  const action = isHidden ? 'Afficher sur la page' : 'Masquer sur la page';
  return (
    <Flex align="center" data-hidden-block={isHidden}>
      <Box flex={1}>{props.renderDefault(props)}</Box>
      <Button
        mode="bleed"
        padding={3}
        icon={isHidden ? EyeClosedIcon : EyeOpenIcon}
        aria-label={action}
        title={action}
        disabled={readOnly}
        onClick={() => inputProps.onChange(set(!isHidden, ['hidden']))}
      />
    </Flex>
  );
}
