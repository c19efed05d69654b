import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '#web/lib/words.ts';

interface Props extends Pick<ModalProps, 'title' | 'size' | 'onClose' | 'children'> {
  /** Absent: open as long as it is rendered. */
  isOpen?: boolean;
}

/** A window over the screen, with a button that closes it. */
export function Dialog({ isOpen = true, ...modal }: Props) {
  const { t } = useTranslation();
  return <Modal opened={isOpen} closeButtonProps={{ 'aria-label': t('close') }} {...modal} />;
}
