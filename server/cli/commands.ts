import { backupCommand, restoreCommand } from './backup-commands';
import { bandsCommand, bandsSetCommand } from './band-commands';
import { exportCatalogueCommand, importCatalogueCommand } from './catalogue-commands';
import { checkCommand } from './check-command';
import type { Command } from './command';
import { exportContentCommand, importContentCommand } from './content-commands';
import { iconsCommand, logoCommand } from './look-commands';
import { mailCommand, mailRetryCommand, mailTestCommand } from './mail-commands';
import { mailPreviewCommand } from './mail-preview';
import { messagesCommand } from './message-commands';
import { orderCommand } from './order-command';
import { ordersCommand } from './orders-command';
import { promoAddCommand, promoEndCommand, promoListCommand, promoRemoveCommand, promoReviveCommand } from './promo-commands';
import { shopperCommands } from './shopper-commands';
import { staffAddCommand, staffCommand, staffEndCommand } from './staff-commands';
import { stockCommand } from './stock-command';
import { tagsCommand } from './tags-command';
import { sampleCommand } from './sample-command';
import { samplesCommand } from './samples-command';
import { settingsCommand, settingsGetCommand, settingsSetCommand } from './setting-commands';

/** In the order of the usage. */
export const COMMANDS: readonly Command[] = [
  checkCommand,
  ordersCommand,
  orderCommand,
  messagesCommand,
  samplesCommand,
  sampleCommand,
  staffCommand,
  staffAddCommand,
  staffEndCommand,
  ...shopperCommands,
  mailCommand,
  mailRetryCommand,
  mailPreviewCommand,
  mailTestCommand,
  promoListCommand,
  promoAddCommand,
  promoEndCommand,
  promoReviveCommand,
  promoRemoveCommand,
  bandsCommand,
  bandsSetCommand,
  settingsCommand,
  settingsGetCommand,
  settingsSetCommand,
  iconsCommand,
  logoCommand,
  importCatalogueCommand,
  exportCatalogueCommand,
  stockCommand,
  importContentCommand,
  exportContentCommand,
  tagsCommand,
  backupCommand,
  restoreCommand,
];
