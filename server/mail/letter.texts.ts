export const letterTexts = {
  hello: 'Hello,',
};
