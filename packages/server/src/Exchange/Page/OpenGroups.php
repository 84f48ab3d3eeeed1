<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Collects lines in groups, as headings open them.
 */
final class OpenGroups {

	/**
	 * Names of the groups.
	 *
	 * @var list<string>
	 */
	private array $titles = [ '' ];

	/**
	 * Lines by the place of their group.
	 *
	 * @var array<int, list<string>>
	 */
	private array $lines = [];

	/**
	 * Opens a group.
	 */
	public function open( string $title ): void {
		$this->titles[] = $title;
	}

	/**
	 * Adds a line to the group that is open.
	 */
	public function add( string $line ): void {
		$this->lines[ count( $this->titles ) - 1 ][] = $line;
	}

	/**
	 * Returns the groups that have lines.
	 *
	 * @return list<array{title: string, items: list<string>}>
	 */
	public function all(): array {
		$groups = [];
		foreach ( $this->titles as $at => $title ) {
			if ( isset( $this->lines[ $at ] ) ) {
				$groups[] = [
					'title' => $title,
					'items' => $this->lines[ $at ],
				];
			}
		}
		return $groups;
	}
}
