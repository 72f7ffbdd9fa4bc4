import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import './dialog.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { MantineScope } from './mantine-scope';
import { useOpenLayer } from './use-open-layer';
import { uiTexts } from './ui.texts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'wide' | 'stage';
  /** False while closing would lose something, such as a running payment. */
  readonly canClose?: boolean;
}

const WIDTHS = { small: 480, wide: 640, stage: 1180 } as const;

export function Dialog({ isOpen, title, onClose, children, size = 'small', canClose = true }: DialogProps) {
  useOpenLayer(isOpen, canClose ? onClose : stay);
  return (
    <MantineScope>
      <Modal.Root
        opened={isOpen}
        onClose={onClose}
        returnFocus={false}
        size={WIDTHS[size]}
        radius={16}
        centered
        padding={0}
        classNames={{ content: 'dialog-content', inner: 'dialog-inner' }}
        transitionProps={{ transition: 'fade', duration: 200 }}
        closeOnClickOutside={canClose}
        closeOnEscape={false}
      >
        <Modal.Overlay color="#14110f" backgroundOpacity={0.55} />
        <Modal.Content>
          <div className="dialog-header">
            <Modal.Title>{title}</Modal.Title>
            {canClose && <Modal.CloseButton aria-label={uiTexts.close} />}
          </div>
          <Modal.Body>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}

/** Escape must not reach the dialogs below. */
function stay(): void {}
