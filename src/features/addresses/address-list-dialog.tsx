import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageFor } from '../../api/errors';
import { formatAddress, type Address } from '../../domain/address';
import { Button, Spinner } from '../../ui/button';
import { ProblemText } from '../../ui/notice';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog';
import { BinIcon, PlusIcon } from '../../ui/icons';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { useAccountId } from '../session/session-store';
import { useSendOnce } from '../session/use-send-once';
import { AddAddressDialog } from './add-address-dialog';
import layout from '../../ui/layout.module.css';
import css from './address-dialogs.module.css';
import { addressMutations } from './mutations';
import { addressQueries } from './queries';
import { addressesTexts } from './addresses.texts';

export interface AddressListDialogProps {
  readonly isOpen: boolean;
  readonly selectedId: number | null;
  readonly onSelect: (addressId: number | null) => void;
  readonly onClose: () => void;
}

interface DeletedAddress {
  readonly address: Address;
  readonly wasSelected: boolean;
}

export function AddressListDialog({ isOpen, selectedId, onSelect, onClose }: AddressListDialogProps) {
  const accountId = useAccountId();
  const { data: addresses = [], isPending, error, refetch } = useQuery(addressQueries.list(accountId));
  const deletion = useMutation(addressMutations.delete(useQueryClient(), accountId, useSendOnce()));
  const addition = useMutation({
    ...addressMutations.add(useQueryClient(), accountId, useSendOnce()),
    meta: { success: addressesTexts.restored, failure: addressesTexts.wentWrong },
  });
  const [deleted, setDeleted] = useState<DeletedAddress | null>(null);
  const [chosenId, setChosenId] = useState(selectedId);
  const [isAdding, setIsAdding] = useState(false);
  const group = useId();

  function remove(address: Address) {
    const wasSelected = address.id === selectedId;
    deletion.mutate(address.id, {
      onSuccess: () => {
        setChosenId(null);
        setDeleted({ address, wasSelected });
        if (wasSelected) onSelect(null);
      },
    });
  }

  function undo({ address, wasSelected }: DeletedAddress) {
    addition.mutate(address, {
      onSuccess: ([restored]) => {
        setDeleted(null);
        if (restored === undefined || !wasSelected) return;
        setChosenId(restored.id);
        onSelect(restored.id);
      },
    });
  }

  return (
    <>
      <Dialog isOpen={isOpen} title={addressesTexts.change} onClose={onClose}>
        {isPending && (
          <p className={classNames(layout['row3'], layout['middle'], layout['quiet'], css['state'])} role="status">
            <Spinner /> {addressesTexts.loading}
          </p>
        )}
        {error !== null && addresses.length === 0 && (
          <div ref={keepRowFocus} role="alert">
            <ProblemText>{messageFor(error, addressesTexts.notLoaded)}</ProblemText>
            <Button variant="text" onClick={() => void refetch()}>
              {addressesTexts.tryAgain}
            </Button>
          </div>
        )}
        {!isPending && error === null && addresses.length === 0 && (
          <p className={classNames(layout['row3'], layout['middle'], layout['quiet'], css['state'])}>{addressesTexts.none}</p>
        )}
        <ul ref={keepRowFocus} role="list">
          {addresses.map((address) => (
            <li key={address.id} className={css['item']}>
              <label className={css['choice']}>
                <input type="radio" name={group} checked={address.id === chosenId} onChange={() => setChosenId(address.id)} />
                <span className={classNames(layout['row3'], layout['middle'], layout['strong'], css['name'])}>
                  <span>{address.name}</span>
                  {address.isDefault && <span className={css['tag']}>{addressesTexts.defaultMark}</span>}
                </span>
                <span className={classNames(layout['quiet'], css['where'])}>{formatAddress(address)}</span>
              </label>
              <button
                type="button"
                className={classNames(layout['square'], css['delete'])}
                aria-label={addressesTexts.deleteOf(address.name, address.line1)}
                // `disabled` would lose the focus.
                aria-disabled={deletion.isPending || undefined}
                onClick={() => {
                  if (!deletion.isPending) remove(address);
                }}
              >
                <BinIcon />
              </button>
            </li>
          ))}
        </ul>
        {deleted !== null && (
          <p ref={keepRowFocus} className={classNames(layout['ends'], layout['middle'], layout['quiet'], css['deleted'])} role="status">
            <span>{addressesTexts.deletedOf(deleted.address.name, deleted.address.line1)}</span>
            <Button variant="text" isBusy={addition.isPending} onClick={() => undo(deleted)}>
              {addressesTexts.undo}
            </Button>
          </p>
        )}
        <div className={classNames('dialog-foot', css['actions'])}>
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            <PlusIcon /> {addressesTexts.addNew}
          </Button>
          <Button
            variant="primary"
            disabled={chosenId === null}
            onClick={() => {
              onSelect(chosenId);
              onClose();
            }}
          >
            {addressesTexts.submit}
          </Button>
        </div>
      </Dialog>
      <AddAddressDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(address) => {
          setIsAdding(false);
          if (address === undefined) return;
          setChosenId(address.id);
          onSelect(address.id);
        }}
      />
    </>
  );
}
