import { useState } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Drawer, Modal } from '../dialog.tsx';
import { DropZone } from '../drop-zone.tsx';
import { Field } from '../field.tsx';
import { Menu } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { TextInput } from '../text-input.tsx';
import { showToast } from '../toast-store.ts';
import { Tooltip } from '../tooltip.tsx';
import { KitPalette } from './kit-palette.tsx';
import { pick, useTexts } from './kit-texts.ts';

export function MessageSheet() {
  const texts = useTexts();
  return (
    <Card title={texts.notices}>
      <div className="kit-stack">
        <div className="kit-row">
          <Button onClick={() => showToast('success', texts.success)}>{pick(texts.stateNames, 4)}</Button>
          <Button onClick={() => showToast('warning', texts.warning)}>{pick(texts.stateNames, 3)}</Button>
          <Button onClick={() => showToast('error', texts.expired)}>{pick(texts.stateNames, 5)}</Button>
        </div>
        <Alert family="done">{texts.success}</Alert>
        <Alert family="act">{texts.warning}</Alert>
        <Alert family="stop">{texts.expired}</Alert>
      </div>
    </Card>
  );
}

export function LayerSheet() {
  const texts = useTexts();
  const [open, setOpen] = useState<'modal' | 'drawer' | 'palette'>();
  const close = () => setOpen(undefined);
  return (
    <div className="kit-grid__wide">
      <Card title={texts.layers}>
        <div className="kit-row">
          <MenuSample />
          <PopoverSample />
          <Button onClick={() => setOpen('modal')}>{texts.openModal}</Button>
          <Button onClick={() => setOpen('drawer')}>{texts.openDrawer}</Button>
          <Button onClick={() => setOpen('palette')}>{texts.openPalette}</Button>
          <Tooltip text={texts.tip}>
            {(trigger) => (
              <Button look="text" {...trigger}>
                {pick(texts.facts, 4)}
              </Button>
            )}
          </Tooltip>
        </div>
      </Card>
      <ModalSample open={open === 'modal'} onClose={close} />
      <DrawerSample open={open === 'drawer'} onClose={close} />
      <KitPalette open={open === 'palette'} onClose={close} />
    </div>
  );
}

function MenuSample() {
  const texts = useTexts();
  const [download, print, remove] = texts.menuItems;
  return (
    <Menu
      label={texts.openMenu}
      items={[
        [
          { key: 'download', label: download ?? '', icon: 'download', hint: 'E' },
          { key: 'print', label: print ?? '', icon: 'print', refused: texts.refused },
        ],
        [{ key: 'remove', label: remove ?? '', icon: 'trash', danger: true }],
      ]}
      onChoose={(key) => showToast('success', key)}
      trigger={(trigger) => <Button {...trigger}>{texts.openMenu}</Button>}
    />
  );
}

function PopoverSample() {
  const texts = useTexts();
  return (
    <Popover
      label={texts.openPopover}
      trigger={(trigger) => <Button {...trigger}>{texts.openPopover}</Button>}
    >
      {(close) => (
        <div className="kit-stack">
          <Field label={texts.name}>
            <TextInput />
          </Field>
          <Button look="primary" onClick={close}>
            {texts.save}
          </Button>
        </div>
      )}
    </Popover>
  );
}

function ModalSample({ open, onClose }: { open: boolean; onClose(): void }) {
  const texts = useTexts();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.modalTitle}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button look="danger" onClick={onClose}>
            {texts.cancelOrder}
          </Button>
        </>
      }
    >
      {texts.modalText}
    </Modal>
  );
}

function DrawerSample({ open, onClose }: { open: boolean; onClose(): void }) {
  const texts = useTexts();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.drawerTitle}
      closeLabel={texts.close}
      footer={<Button look="primary">{texts.save}</Button>}
    >
      <div className="kit-stack">
        <DropZone
          hint={texts.dropHint}
          accept=".pdf,.jpg,.png"
          multiple
          onFiles={(files) => showToast('success', String(files.length))}
        >
          {texts.drop} <b>{texts.dropChoose}</b>
        </DropZone>
        <Field label={texts.remark}>
          <TextInput />
        </Field>
        <MenuSample />
      </div>
    </Drawer>
  );
}
