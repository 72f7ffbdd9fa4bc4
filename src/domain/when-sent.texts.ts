export const whenSentTexts = {
  byItself: 'is sent by itself as soon as the store takes it',
  whenOnline: 'will be sent when you are back online',
  whenOnlineIfOpen: 'will be sent when you are back online, if this page stays open until then',
};
