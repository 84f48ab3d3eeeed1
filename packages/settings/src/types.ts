import type { SiteSettings } from '@larder/contracts';

/** Words that become links to one URL. */
export type KeywordLink = Readonly< SiteSettings[ 'keywordLinks' ][ number ] >;

/** What a setting can be. */
export type SettingValue =
	boolean | number | string | readonly string[] | readonly KeywordLink[];

/** Settings by key. */
export type Values = Readonly< Record< string, SettingValue > >;

/** A value that can be chosen. */
export type Choice = { readonly value: string; readonly label: string };

/** One setting as `Larder\Settings\ScreenData` describes it. */
export type Field = {
	readonly key: string;
	readonly group: string;
	readonly title: string;
	readonly description: string;
	readonly type: 'boolean' | 'integer' | 'string' | 'array';
	/** What changes it where its type does not say that: `page`, `slug`, `color`, `roles`, `links` or `textarea`. */
	readonly control: string;
	readonly options: readonly Choice[];
	readonly minimum: number | null;
	readonly maximum: number | null;
	/** Key of the switch without which it does nothing, empty for none. */
	readonly needs: string;
	/** The settings without which a switch does nothing, though it is on. */
	readonly requires: ReadonlyArray< {
		readonly key: string;
		readonly title: string;
		readonly isSecret: boolean;
	} >;
	readonly fallback: SettingValue;
	readonly isSecret: boolean;
	/** Whether whoever looks may not change it. */
	readonly isLocked: boolean;
};

/** A tab. */
export type Group = { readonly name: string; readonly title: string };

/** What the page tells the screen. */
export type ScreenData = {
	readonly groups: readonly Group[];
	readonly fields: readonly Field[];
	/** Colours of the theme, and the one behind its texts. */
	readonly theme: {
		readonly background: string;
		readonly palette: ReadonlyArray< {
			readonly name: string;
			readonly color: string;
		} >;
	};
};

/** What a field gets. */
export type FieldProps< Value extends SettingValue = SettingValue > = {
	readonly field: Field;
	readonly value: Value;
	/** The description, or what is wrong with the value. */
	readonly help: string;
	readonly onChange: ( value: Value ) => void;
};

declare global {
	interface Window {
		larderSettings: ScreenData;
	}
}
