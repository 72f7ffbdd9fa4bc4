import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors';
import { StorageError } from '../../offline/storage/storage-error';
import { cartOutcomeWords } from './cart-outcome';

test('A saved change is told in the words of the specification', () => {
  expect(cartOutcomeWords('add', { kind: 'saved' }).message).toBe('Product added to cart');
  expect(cartOutcomeWords('update', { kind: 'saved' }).message).toBe('Cart updated successfully');
  expect(cartOutcomeWords('delete', { kind: 'saved' }).message).toBe('Item deleted successfully');
});

test('A refusal shows what the server said, else the words of the specification', () => {
  expect(cartOutcomeWords('add', { kind: 'refused', message: 'Sold out' })).toEqual({ message: 'Sold out', tone: 'error' });
  expect(cartOutcomeWords('add', { kind: 'refused', message: '' }).message).toBe('Failed to add to cart');
  expect(cartOutcomeWords('update', { kind: 'refused', message: '' }).message).toBe('Failed to update cart');
  expect(cartOutcomeWords('delete', { kind: 'refused', message: '' }).message).toBe('Failed to delete item');
  // The call that was made was an update: another device had put the floor in.
  expect(cartOutcomeWords('add', { kind: 'refused', message: 'Failed to update cart' }).message).toBe('Failed to add to cart');
});

test('Without an answer the shopper reads that the change is safe on the device', () => {
  expect(cartOutcomeWords('update', { kind: 'waiting', isDurable: true, isOnline: false, hasAnswered: false })).toEqual({
    message: 'Saved on this device. We will update your cart when you are back online.',
    tone: 'info',
  });
});

test('A browser that keeps nothing never says that the change is saved on the device', () => {
  expect(cartOutcomeWords('add', { kind: 'waiting', isDurable: false, isOnline: false, hasAnswered: false }).message).toBe(
    'We will update your cart when you are back online. Please keep this page open.',
  );
});

test('A store that is busy or failing is not called a lost connection, nor one that has not answered', () => {
  const words = (isDurable: boolean, hasAnswered: boolean) =>
    cartOutcomeWords('update', { kind: 'waiting', isDurable, isOnline: true, hasAnswered }).message;
  expect(words(true, false)).toBe('Saved on this device. The store has not answered yet. We keep trying to update your cart.');
  expect(words(false, false)).toBe('The store has not answered yet. We keep trying to update your cart. Please keep this page open.');
  expect(words(true, true)).toBe('Saved on this device. The store could not update your cart yet. We keep trying.');
  expect(words(false, true)).toBe('The store could not update your cart yet. We keep trying. Please keep this page open.');
});

test('A full device is named as the reason', () => {
  expect(cartOutcomeWords('add', { kind: 'not-kept', error: new StorageError('full') }).message).toBe(
    'This device has no space left, so the change was not saved.',
  );
});

test('A change that could not be kept is never called saved', () => {
  expect(cartOutcomeWords('update', { kind: 'not-kept', error: new Error('quota') })).toEqual({
    message: 'An error occurred',
    tone: 'error',
  });
  expect(cartOutcomeWords('update', { kind: 'not-kept', error: new ApiError('Too many boxes', null) }).message).toBe('Too many boxes');
});

test('A deletion that could not be kept is an alert in the words of the specification, with the reason', () => {
  expect(cartOutcomeWords('delete', { kind: 'not-kept', error: new StorageError('full') })).toEqual({
    message: 'Something went wrong while deleting address',
    tone: 'error',
    alertDetail: 'This device has no space left, so the change was not saved.',
  });
});

test('A dead session asks to log in', () => {
  expect(cartOutcomeWords('delete', { kind: 'unauthenticated' }).message).toBe('Please login first');
});
