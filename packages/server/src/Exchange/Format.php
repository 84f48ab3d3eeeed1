<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * A format that recipes come in.
 *
 * Everything but `label()` works without WordPress.
 */
interface Format {

	/** A kind of another format that is certain of it, too: a web page that one app has saved. */
	public const SPECIALISED = 1.1;

	/** The source says that it has this format. */
	public const CERTAIN = 1.0;

	/** There are signs of this format. */
	public const LIKELY = 0.7;

	/** The source can be read as this format where no other one fits. */
	public const POSSIBLE = 0.2;

	/** The source does not have this format. */
	public const NO_MATCH = 0.0;

	/**
	 * Returns the name by which programs ask for the format.
	 */
	public function id(): string;

	/**
	 * Returns the name that people see.
	 */
	public function label(): string;

	/**
	 * Returns the endings of its files, without dots.
	 *
	 * @return list<string>
	 */
	public function endings(): array;

	/**
	 * Returns its media types, the usual one first.
	 *
	 * @return list<string>
	 */
	public function media_types(): array;

	/**
	 * Returns how confident the format is that a source is its own; {@see Formats::detect()} takes the most confident one.
	 *
	 * @return float One of the constants, or a number between two of them.
	 */
	public function confidence( Source $source ): float;

	/**
	 * Reads the recipes of a source, each with what could not be read of it. Throws nothing for bad input.
	 */
	public function read( Source $source ): Reading;
}
